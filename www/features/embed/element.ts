// The script of <dock-hand>, as a plain script or a module. It takes the address of the games from its own.
import { define } from './dock-hand';

const own = document.currentScript as HTMLScriptElement | null,
  script = own ?? [...document.scripts].find(({ src }) => /\/embed(\.\w+)?\.js(\?|$)/.test(src));
define(script?.src ?? document.baseURI);
