import { createListeners } from '../session/listeners';

const listeners = createListeners();

/** Called after this tab changed what every page shows of the shop: settings, a minimum charge. */
export const announceShopChange = listeners.notify;

/** Calls a listener after each such change; returns the unsubscribe function. */
export const onShopChange = listeners.add;
