/** Stands for a picture, a style sheet or a font that a component imports. */
export default 'asset';
