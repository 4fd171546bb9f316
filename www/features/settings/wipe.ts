// Deletes everything that this page has stored on this device.
import { button, el, paragraph } from '../../dom/elements';
import { closeStore } from '../../device/store';

const quietly = async (work: () => Promise<unknown> | undefined): Promise<void> => {
  try {
    await work();
  } catch {
    // Without storage there is nothing to delete.
  }
};

function deleteDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    const asking = indexedDB.deleteDatabase(name);
    asking.onsuccess =
      asking.onerror =
      asking.onblocked =
        () => {
          done();
        };
  });
}

/**
 * Empties localStorage, sessionStorage, IndexedDB and Cache Storage, and removes the service worker. Leaves
 * no code running that could write again.
 */
export async function wipe(t: (id: string) => string): Promise<void> {
  await closeStore();
  document.body.replaceChildren(
    el('main', 'wiped', [
      el('h1', { tabindex: '-1' }, t('wiped')),
      paragraph(t('wiped-text')),
      button(t('wiped-anew'), { class: 'primary', id: 'start-anew' }, () => {
        location.replace(location.pathname);
      }),
    ]),
  );
  document.querySelector('h1')?.focus();
  await quietly(async () =>
    Promise.all((await navigator.serviceWorker.getRegistrations()).map((one) => one.unregister())),
  );
  await quietly(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await quietly(async () =>
    Promise.all(
      (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [deleteDatabase(name)])),
    ),
  );
  await quietly(async () => {
    localStorage.clear();
    sessionStorage.clear();
  });
  document.body.dataset['wiped'] = 'yes';
}
