/** Width and height of a picture in small, kept free while its list loads. */
export const THUMBNAIL = '6rem';
