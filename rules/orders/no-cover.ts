/** Said of every quote and booking, while what we sell holds no insurance. */
export const NO_COVER = {
  title: 'Not insured in transit',
  advice: "Our price doesn't include insurance. Ask your home insurer, or take out marine insurance.",
};
