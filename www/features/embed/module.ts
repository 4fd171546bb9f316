// `dockhand/element` of the npm package: the element for pages that are put together by a bundler.
import { define as defineAt } from './dock-hand';

/** Defines the element, once; does nothing where there is no page. `address`: the folder of the games. */
export const define = (address?: string): void => defineAt(address?.replace(/\/?$/, '/'));
