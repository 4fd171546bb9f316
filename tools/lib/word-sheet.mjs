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

/** Returns the comments for translators in a Fluent file, by the id of the message that follows directly. */
export function commentsIn(text) {
  const found = new Map();
  let lines = [];
  for (const line of text.replace(/\r\n/g, '\n').split('\n')) {
    const id = /^(-?[A-Za-z][\w-]*) *=/.exec(line)?.[1];
    if (id && lines.length > 0) found.set(id, lines.join(' '));
    lines = line.startsWith('# ') ? [...lines, line.slice(2)] : [];
  }
  return found;
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/**
 * An HTML page with a table for each name: a row for each message, with its comment, and a column for each
 * language. A message that a language lacks is marked. If there are pictures of screens, each message links to the one
 * with the fewest other messages; a message that no picture shows links to the one that shows most of its file.
 * @param {(name: string, language: string) => string} textOf
 * @param {{ screen: string, language: string, used: string[], path: string }[]} pictures
 */
export function sheetOf(names, languages, textOf, pictures = []) {
  const inOrder = pictures.toSorted((a, b) => a.used.length - b.used.length),
    link = (picture, word) => ` <a href="${picture.path}">${word}${escaped(picture.screen)}</a>`;
  const nearest = (language, ids) => {
    const shows = (picture) => picture.used.filter((id) => ids.has(id)).length,
      [found] = inOrder
        .filter((picture) => picture.language === language && shows(picture) > 0)
        .toSorted((a, b) => shows(b) - shows(a));
    return found ? link(found, 'near: ') : '';
  };
  const pictureOf = (language, id) => {
    const found = inOrder.find((picture) => picture.language === language && picture.used.includes(id));
    return found ? link(found, '') : null;
  };
  const [source] = languages.includes('en') ? ['en'] : languages,
    columns = [source, ...languages.filter((language) => language !== source)];
  const table = (name) => {
    const own = new Map(columns.map((language) => [language, messagesIn(textOf(name, language))]));
    const near = new Map(columns.map((language) => [language, nearest(language, own.get(source))]));
    const comments = commentsIn(textOf(name, source)),
      comment = (id) => (comments.has(id) ? `<p>${escaped(comments.get(id))}</p>` : '');
    const cell = (language, id) => {
      const text = own.get(language).get(id);
      return `<td lang="${language}"${text === undefined ? ' class="missing">missing' : `>${escaped(text)}`}${pictureOf(language, id) ?? near.get(language)}</td>`;
    };
    const rows = [...own.get(source).keys()].map(
      (id) =>
        `<tr><th scope="row" id="${id}">${id}${comment(id)}</th>${columns.map((language) => cell(language, id)).join('')}</tr>`,
    );
    return `<h2>${name}</h2><table><tr><th></th>${columns.map((language) => `<th scope="col">${language}</th>`).join('')}</tr>
${rows.join('\n')}</table>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Words</title>
<style>body{font:15px/1.35 sans-serif}table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}th:first-child{width:13%}th[scope=row]{font:12px monospace}.missing{background:#fbb}p{font:13px/1.3 sans-serif;margin:4px 0 0;color:#555}</style>
<h1>Words</h1>
${names.map(table).join('\n')}</html>
`;
}
