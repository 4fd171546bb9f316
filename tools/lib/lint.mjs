// The lint rules of this project, as a plugin: the borders between the rooms of www/ (rooms.mjs), where
// workers are started, and how large a class may be.
import { borders } from './rooms.mjs';

const MOST_MEMBERS = 24;

/** A worker is started by one file, which the page's policy of trusted types knows (www/core/trust.ts). */
const workers = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (['Worker', 'SharedWorker'].includes(node.callee.name))
        context.report({ node, message: 'Workers are started by www/core/trust.ts.' });
    },
  }),
};

/** The names that others see: members that are not private, and properties that a constructor declares. */
const isPublic = ({ accessibility }) => accessibility !== 'private' && accessibility !== 'protected';
const namesOf = (body) =>
  body
    .filter(isPublic)
    .flatMap((member) =>
      member.kind === 'constructor'
        ? member.value.params.filter((one) => one.type === 'TSParameterProperty' && isPublic(one))
        : [member],
    )
    .map(({ key, parameter }) => (key ? (key.name ?? key.value) : (parameter.left ?? parameter).name));

const members = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    ClassBody(node) {
      const { size } = new Set(namesOf(node.body));
      if (size > MOST_MEMBERS)
        context.report({ node, message: `This class has ${size} public members, at most ${MOST_MEMBERS}.` });
    },
  }),
};

export default { meta: { name: 'dockhand' }, rules: { borders, workers, members } };
