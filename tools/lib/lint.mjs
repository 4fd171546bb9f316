// The lint rules of this project, as a plugin: the borders between the rooms of www/ (rooms.mjs), who
// changes the running game (owner.mjs), until when
// the page listens (lifetimes.mjs), and where workers are started.
import { lifetimes } from './lifetimes.mjs';
import { owner } from './owner.mjs';
import { borders } from './rooms.mjs';

/** A worker is started by one file, which the page's policy of trusted types knows (www/engine/trust.ts). */
const workers = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (['Worker', 'SharedWorker'].includes(node.callee.name))
        context.report({ node, message: 'Workers are started by www/engine/trust.ts.' });
    },
  }),
};

export default { meta: { name: 'dockhand' }, rules: { borders, lifetimes, owner, workers } };
