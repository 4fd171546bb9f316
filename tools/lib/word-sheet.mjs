// A page with the messages of several languages side by side.

/** The messages of a Fluent file as they are written, by their ids; comments are left out. */
export function messagesIn(text) {
  const found = new Map();
  let id = null;
  for (const line of text.replace(/\r\n/g, '\n').split('\n')) {
    const begun = /^(-?[A-Za-z][\w-]*) *= ?(.*)$/.exec(line);
    if (begun) {
      id = begun[1];
      found.set(id, begun[2]);
    } else if (/^\s+\S/.test(line) && id !== null) found.set(id, `${found.get(id)}\n${line}`.trimStart());
    else if (line.startsWith('#')) id = null;
  }
  return found;
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/**
 * An HTML page with a table for each name: a row for each message, a column for each language. A message that
 * a language lacks is marked.
 * @param {(name: string, language: string) => string} textOf
 */
export function sheetOf(names, languages, textOf) {
  const [source] = languages.includes('en') ? ['en'] : languages,
    columns = [source, ...languages.filter((language) => language !== source)];
  const table = (name) => {
    const own = new Map(columns.map((language) => [language, messagesIn(textOf(name, language))]));
    const cell = (language, id) => {
      const text = own.get(language).get(id);
      return `<td lang="${language}"${text === undefined ? ' class="missing">missing' : `>${escaped(text)}`}</td>`;
    };
    const rows = [...own.get(source).keys()].map(
      (id) =>
        `<tr><th scope="row" id="${id}">${id}</th>${columns.map((language) => cell(language, id)).join('')}</tr>`,
    );
    return `<h2>${name}</h2><table><tr><th></th>${columns.map((language) => `<th scope="col">${language}</th>`).join('')}</tr>
${rows.join('\n')}</table>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Words</title>
<style>body{font:15px/1.35 sans-serif}table{border-collapse:collapse;width:100%}th,td{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top;white-space:pre-wrap;width:29%}th[scope=row]{width:13%;font:12px monospace;overflow-wrap:anywhere}.missing{background:#fbb}</style>
<h1>Words</h1>
${names.map(table).join('\n')}</html>
`;
}
