// A browser driven by standard WebDriver: for engines that Playwright cannot drive as they are shipped.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** In ms; only ends what hangs. The limits of a driver itself would end what is merely slow. */
const LIMIT = 600_000;

type Step =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** The names of keys in the standard; any other key is named by its character. */
const KEYS: Record<string, string> = {
  Shift: '\uE008',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

export class WebDriver {
  private session = '';

  private constructor(
    private readonly program: ChildProcess,
    private readonly address: string,
  ) {}

  /** Starts the program of the driver, and a browser with it; the port is added at the end of `command`. */
  static async start(command: string[], wishes: object): Promise<WebDriver> {
    const port = await freePort();
    const [name = '', ...words] = command;
    // WebKit paints without OpenGL: on a machine without a graphics card its compositor has crashed in Mesa.
    const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    const program = spawn(name, [...words, `--port=${port}`], { detached: true, stdio: 'ignore', env });
    const driver = new WebDriver(program, `http://127.0.0.1:${port}`);
    try {
      await driver.awake();
      const { sessionId } = (await driver.ask('POST', '/session', {
        capabilities: { alwaysMatch: { ...wishes, timeouts: { script: LIMIT, pageLoad: LIMIT } } },
      })) as { sessionId: string };
      driver.session = `/session/${sessionId}`;
      return driver;
    } catch (error) {
      await driver.end();
      throw error;
    }
  }

  private async awake(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return void (await this.ask('GET', '/status'));
      } catch (error) {
        if (tries > LIMIT / 100) throw error;
        await pause(100);
      }
    }
  }

  private async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  go(url: string): Promise<unknown> {
    return this.ask('POST', `${this.session}/url`, { url });
  }
  reload(): Promise<unknown> {
    return this.ask('POST', `${this.session}/refresh`, {});
  }
  resize(width: number, height: number): Promise<unknown> {
    return this.ask('POST', `${this.session}/window/rect`, { width, height });
  }

  /** Calls a function, given as text, in the page; resolves with its result. */
  async call(text: string, argument: unknown): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1]; (async () => (${text})(arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.ask('POST', `${this.session}/execute/async`, {
      script,
      args: [argument ?? null],
    })) as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Runs a script in the page. */
  run(script: string): Promise<unknown> {
    return this.ask('POST', `${this.session}/execute/sync`, { script, args: [] });
  }

  tap(x: number, y: number, pointerType: 'mouse' | 'touch'): Promise<unknown> {
    return this.perform(
      'pointer',
      `by ${pointerType}`,
      [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
      { pointerType },
    );
  }
  press(key: string): Promise<unknown> {
    const values = key.split('+').map((one) => KEYS[one] ?? one);
    return this.perform('key', 'keys', [
      ...values.map((value) => ({ type: 'keyDown', value }) as const),
      ...values.reverse().map((value) => ({ type: 'keyUp', value }) as const),
    ]);
  }
  private perform(type: string, id: string, actions: Step[], parameters?: object): Promise<unknown> {
    return this.ask('POST', `${this.session}/actions`, {
      actions: [{ type, id, actions, ...(parameters && { parameters }) }],
    });
  }

  async end(): Promise<void> {
    if (this.session !== '') await this.ask('DELETE', this.session).catch(() => undefined);
    if (this.program.exitCode === null && this.program.pid !== undefined)
      process.kill(-this.program.pid, 'SIGTERM');
  }
}
