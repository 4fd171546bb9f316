// A lint rule that holds how long the page listens (www/dom/life.ts): what listens beyond an element of its own
// says by a signal until when, and what listens as long as the page is open holds nothing else.

const SIGNAL = 'Say until when, by a signal (www/dom/life.ts).';
const HELPER = 'Observers, intervals and queries are begun by www/dom/life.ts, which ends them.';
const PLACE =
  'What listens as long as the page is open is a function of its module, or bound to what it needs.';

/** Objects of the browser, and elements, that last as long as the page. */
const LASTING_OBJECTS = /^(window|document|navigator|globalThis|self|screen|visualViewport)$/;
const LASTING_ELEMENTS = /^(body|documentElement|dialog|chooser)$/;

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const propertyOf = (node, name) =>
  node?.type === 'ObjectExpression'
    ? node.properties.find((one) => one.type === 'Property' && one.key.name === name)?.value
    : undefined;
/** The name that an expression begins with: `document` of `document.body`. */
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : (node.name ?? node.type));

export const lifetimes = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    const variableOf = (node) => {
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper)
        if (scope.set.has(node.name)) return { scope, variable: scope.set.get(node.name) };
      return null;
    };
    /** What a name stands for where it was declared, if it is a constant. */
    const valueOf = (node) => {
      if (node?.type !== 'Identifier') return node;
      const [found] = variableOf(node)?.variable.defs ?? [];
      return found?.node.type === 'VariableDeclarator' && found.node.init ? found.node.init : node;
    };
    const isOfModule = (node) => ['module', 'global'].includes(variableOf(node)?.scope.type);
    const atTop = (node) => sourceCode.getScope(node).type === 'module';

    /** What listens for ALWAYS: nothing that was written in place. */
    const lookAt = (act, life, node) => {
      if (life?.name !== 'ALWAYS' || atTop(node)) return;
      const value = act.type === 'Identifier' && !isOfModule(act) ? valueOf(act) : act;
      const bound = value.type === 'CallExpression' && value.callee.property?.name === 'bind';
      if (isFunction(value) || (!bound && !(act.type === 'Identifier' && isOfModule(act))))
        context.report({ node: act, message: PLACE });
    };

    const listens = (node, target) => {
      const [, act, options] = node.arguments,
        how = valueOf(options),
        life = propertyOf(how, 'signal');
      if (life) return lookAt(act, life, node);
      const lasts = LASTING_ELEMENTS.test(target?.property?.name ?? ''),
        element = target && !LASTING_OBJECTS.test(rootOf(target));
      if (element && (!lasts || propertyOf(how, 'once'))) return;
      context.report({ node, message: SIGNAL });
    };

    return {
      CallExpression(node) {
        const { callee, parent } = node,
          name = callee.property?.name ?? callee.name;
        if (name === 'addEventListener') {
          if (!callee.object || callee.object.type !== 'CallExpression') listens(node, callee.object);
        } else if (name === 'setInterval') context.report({ node, message: HELPER });
        else if (name === 'matchMedia' && parent.property?.name !== 'matches')
          context.report({ node, message: HELPER });
        else if (name === 'every' && callee.type === 'Identifier')
          lookAt(node.arguments[2], node.arguments[0], node);
        else if (name === 'on' && callee.object?.type === 'Identifier' && isOfModule(callee.object)) {
          if (node.arguments.length < 3) context.report({ node, message: SIGNAL });
          else lookAt(node.arguments[1], node.arguments[2], node);
        }
      },
      NewExpression(node) {
        if (/^\w+Observer$/.test(node.callee.name)) context.report({ node, message: HELPER });
      },
    };
  },
};
