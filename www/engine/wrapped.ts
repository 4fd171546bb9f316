// A session whose answers are changed for a purpose of the page, such as a lesson.
import type { Session } from './engine';

/** Returns a session with these answers of its own; all others are those of `session`. */
export const wrapped = (session: Session, own: Partial<Session>): Session =>
  new Proxy(session, {
    get: (target, key) => {
      const value: unknown = Reflect.get(own, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
