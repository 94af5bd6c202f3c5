/** Width and height of a thumbnail, reserved while its list loads. */
export const THUMBNAIL = '6rem';
