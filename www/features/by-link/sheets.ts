// The sheets of tables that are played by link: an invitation, the link to send, a refusal, another's turn.
import '../../ui/relay/together.css';
import { actions, el, fill, paragraph } from '../../dom/elements';
import { copy, linkAddress } from '../../dom/send';
import { askName } from '../../ui/pairing/name';
import { showAddress } from '../../ui/sheets/hand-on';
import type { Host } from '../../shell/host';
import { fairness } from './fair';
import { setupOf, type LinkTable, type Refusal } from '../../letters/link-table';
import { freeSeat } from '../../letters/seats';
import { linkToSend } from '../../letters/sending';
import type { Untaken } from '../../letters/store';
import { linkOfWhole } from '../../letters/snapshot';

/** What a link is sent for. */
export type Sent = 'invitation' | 'joining' | 'joining-next' | 'seated' | 'turn' | 'last' | 'stopped';

/** Returns the names of the players who have to open the next link; if that seat is free, the name of the host. */
function receivers({ words }: Host, state: LinkTable): string {
  const { next, me, seats } = state;
  if (next !== null && seats[next]?.key === '') return seats[setupOf(state).host]?.name ?? '';
  const others = seats.flatMap(({ name, key }, seat) =>
    seat === (next ?? seat) && seat !== me && key !== '' ? [name] : [],
  );
  return words.list(others);
}

const button = (id: string, text: string, onclick: () => void, main = true): HTMLElement =>
  el('button', { type: 'button', id, class: main ? 'primary' : null, onclick }, text);

/**
 * Shows a link, with what is to be done with it; `ask`: what the player is told if it has not been copied already, which
 * browsers may forbid until a button is pressed.
 */
async function showLink(
  host: Host,
  address: string,
  title: string,
  about: string,
  ask: string,
): Promise<void> {
  const { sheet, words } = host;
  const said = (isCopied: boolean): string =>
    `${about} ${isCopied ? words.t('together-copied') : ask}`.trim();
  let isCopied = false;
  await showAddress(host, address, title, (now) => said((isCopied = now)));
  const field = sheet.dialog.querySelector<HTMLInputElement>('.link'),
    status = sheet.dialog.querySelector('[role="status"]');
  if (isCopied || !field || !status) return;
  const press = async (): Promise<void> => {
    field.select();
    if (await copy(address)) fill(status, said(true));
  };
  field.before(actions(button('together-copy', words.t('together-act-copy'), () => void press())));
  field.select();
}

/** Shows the link that has to be sent now. It is the same whenever it is asked for. */
export async function offerLink(host: Host, state: LinkTable, sent: Sent): Promise<void> {
  const { words } = host,
    name = receivers(host, state),
    { game } = setupOf(state);
  const whole =
    sent === 'turn' &&
    button(
      'together-whole',
      words.t('together-act-whole'),
      () =>
        void linkOfWhole(state).then((link) =>
          link === null
            ? host.say(words.t('together-no-whole'))
            : showLink(
                host,
                linkAddress(`t${link}`, game),
                words.t('together-act-whole'),
                words.t('together-about-whole', { name }),
                words.t('together-copy'),
              ),
        ),
      false,
    );
  await showLink(
    host,
    linkAddress(`t${linkToSend(state)}`, game),
    words.t(`together-send-${sent}`, { name }),
    words.t(`together-about-${sent}`, { name }),
    words.t('together-copy'),
  );
  if (whole) host.sheet.dialog.querySelector('.sheet-body')?.append(actions(whole));
}

/** Offers the link of the last letter of a table. It is the same whenever it is asked for. */
export const sendAgain = (host: Host, state: LinkTable): Promise<void> =>
  offerLink(host, state, sentAs(state));

/** What the link of a table is sent for now. */
function sentAs(state: LinkTable): Sent {
  const { next, seats, me, draws, stopped } = state;
  if (stopped) return 'stopped';
  if (next === null) return 'last';
  if (seats[next]?.key === '' && me === setupOf(state).host) return 'invitation';
  if (seats[next]?.key === '') return freeSeat(state) === null ? 'joining' : 'joining-next';
  // In the way of older versions the host deals, who has not given a value yet.
  return draws.length > 0 ? 'turn' : state.pending?.opener === setupOf(state).host ? 'joining' : 'seated';
}

/** Asks for the name of the player at this device, at a table of so many people; `other`: one of them. */
function ask(
  host: Host,
  players: number,
  other: string,
  asking: Pick<Parameters<typeof askName>[1], 'title' | 'act' | 'then' | 'known'>,
): void {
  const { words } = host;
  askName(host, {
    id: 'together',
    about: words.t('together-invited-about', { count: players }),
    label: words.t('together-your-name'),
    more: el('details', {}, [
      el('summary', {}, words.t('together-fair-title')),
      fairness(host, players, other),
    ]),
    ...asking,
  });
}

/** Asks the player who invites for a name that the others know; `known`: the one of the game before. */
export const askHost = (
  host: Host,
  players: number,
  known: string | undefined,
  then: (name: string) => Promise<void>,
): void =>
  ask(host, players, host.words.t('together-fair-other'), {
    title: host.words.t('together-send-invitation'),
    act: host.words.t('together-invite'),
    then,
    known,
  });

/** Asks whether a player joins the table of an invitation. */
export function invitation(host: Host, state: LinkTable, join: (name: string) => Promise<void>): void {
  const { game, players, host: by } = setupOf(state),
    { words } = host,
    name = players[by]?.name ?? '';
  ask(host, players.length, name, {
    title: words.t('together-invited', { name, game: words.t(`game-${game}`) }),
    act: words.t('together-join'),
    then: join,
  });
}

/** Says that a turn belongs to a table that another program or browser keeps, and gives it back to be pasted there. */
export const elsewhere = (host: Host, link: string): void =>
  void showLink(
    host,
    linkAddress(`t${link}`, 'index'),
    host.words.t('together-elsewhere'),
    host.words.t('together-elsewhere-about'),
    '',
  );

/** Asks for the link of another player. */
export function askPaste({ sheet, words }: Host, open: (link: string) => void): void {
  const field = el('textarea', {
    id: 'together-pasted',
    rows: 4,
    'aria-label': words.t('together-act-paste'),
    spellcheck: false,
  });
  const take = (): void => {
    const link = field.value.trim();
    if (link !== '') open(link);
  };
  sheet.show(words.t('together-act-paste'), [
    paragraph(words.t('together-paste-about')),
    field,
    actions(button('together-open', words.t('together-open'), take)),
  ]);
  // A browser that lets the page read the clipboard saves the player a tap.
  void navigator.clipboard?.readText?.().then(
    (text) => {
      if (field.value === '' && text.includes('#t')) field.value = text;
    },
    () => undefined,
  );
  field.focus();
}

/** Says why a link is refused. */
export function refusal({ sheet, words }: Host, { why, seat }: Refusal, state?: LinkTable): void {
  const name = state?.seats[seat ?? state.next ?? -1]?.name ?? '';
  sheet.show(words.t('together-refused'), [
    paragraph(words.t(`together-why-${why}`, { name }), { role: 'alert', class: 'message' }),
  ]);
}

/** Says what keeps a table from being played or kept here. */
export function trouble({ sheet, words }: Host, id: 'insecure' | Untaken): null {
  sheet.show(words.t('together-by-link'), [
    paragraph(words.t(`together-${id}`), { role: 'alert', class: 'message' }),
  ]);
  return null;
}

/** Asks whether a player lifts a refusal. */
export function consent(host: Host, state: LinkTable, { why, seat }: Refusal, agree: () => void): void {
  const { sheet, words } = host,
    name = state.seats[seat ?? -1]?.name ?? '';
  sheet.show(words.t(`together-${why}-title`, { name }), [
    paragraph(words.t(`together-${why}-about`, { name })),
    actions(
      button('together-no', words.t('together-no'), () => sheet.close(), false),
      button('together-yes', words.t('together-act-agree'), agree),
    ),
  ]);
}

/** Asks once more before a table is given up or removed. */
export function sure({ sheet, words }: Host, id: string, act: () => Promise<void>): void {
  sheet.show(words.t(`together-${id}`), [
    paragraph(words.t(`together-${id}-about`)),
    actions(
      button('together-no', words.t('together-no'), () => sheet.close(), false),
      button('together-yes', words.t(`together-${id}`), () => void act()),
    ),
  ]);
}
