/** Height of the staff's bar, which stays on top of the page. */
export const ADMIN_BAR = '3rem';

/** The menu of pages, for the button that opens it on narrow screens. */
export const ADMIN_MENU = 'admin-menu';
