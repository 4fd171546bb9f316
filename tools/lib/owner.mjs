// A lint rule that holds who may change the running game: only its commands (www/table). A feature adds a layer, a driver
// or a subscriber, and replaces nothing of a live object.

const WRITER = 'Only www/table changes the running game: call a command.';
const LAYER = 'Nothing stands between the page and a session but a layer (www/table/layers.ts).';

/** What is owned by somebody else, by the name under which it is known. */
const OWNED = /^(table|state|session|ask|history|commands|opponents|hints|game|host)$/;

/** The name of what an assignment changes a part of: `table` of `game.table.taps`. */
const ownerOf = ({ type, object }) =>
  type === 'MemberExpression' ? (object.property?.name ?? object.name) : undefined;
/** Whether it is reached from elsewhere: `game.table`, and not a variable that this file has made. */
const isReached = ({ object }) => object.type === 'MemberExpression';

export const owner = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const look = (target, node) => {
      if (OWNED.test(ownerOf(target) ?? '') && isReached(target)) context.report({ node, message: WRITER });
    };
    return {
      AssignmentExpression: (node) => look(node.left, node),
      UpdateExpression: (node) => look(node.argument, node),
      NewExpression: (node) => node.callee.name === 'Proxy' && context.report({ node, message: LAYER }),
      CallExpression(node) {
        const { object, property } = node.callee;
        if (object?.name !== 'Object') return;
        if (/^defineProp/.test(property.name)) context.report({ node, message: LAYER });
        const [target] = node.arguments;
        if (property.name === 'assign' && OWNED.test(target?.property?.name ?? target?.name ?? ''))
          context.report({ node, message: WRITER });
      },
    };
  },
};
