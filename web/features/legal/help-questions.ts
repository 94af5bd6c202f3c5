import { NO_COVER } from '../../../rules/orders/no-cover';

/** A question of customers, with its answer in Markdown. */
export interface HelpQuestion {
  readonly question: string;
  readonly answer: string;
  /** Other words that people type to find it. */
  readonly words?: string;
}

export interface HelpTopic {
  readonly title: string;
  readonly questions: readonly HelpQuestion[];
}

/** The help page, in its order. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: 'Quotes and prices',
    questions: [
      {
        question: 'How do I get a price?',
        answer:
          '[Start a quote](/new-quote), choose where your shipment goes and add your items. The price shows as you add them. You need no account to get a quote.',
        words: 'cost estimate how much',
      },
      {
        question: 'What is the minimum charge?',
        answer:
          'The lowest price of a shipment to a destination. If your items cost less, we add a top-up to reach it. Your quote shows how much you can still add at no extra cost.',
        words: 'top-up small shipment',
      },
      {
        question: "My item isn't in the list. What now?",
        answer:
          'Add your own item. Enter its outer width, height and depth in centimetres, and whether it weighs more than 30 kg.',
        words: 'custom box size measure dimensions',
      },
      {
        question: 'How long does a price hold?',
        answer:
          'Save your quote and its price holds for 30 days. We can email you a link to it. Other prices can change until you pay.',
        words: 'valid expire saved quote',
      },
      {
        question: 'Which currency do I pay in?',
        answer: 'Pounds sterling (GBP). Your bank converts the sum if your card is in another currency.',
        words: 'dollar euro exchange',
      },
      {
        question: 'May I be asked for more at the destination?',
        answer:
          "Customs or the port may ask for duty, tax, inspection or storage. That isn't part of our price unless your quote says so. See [delivery and cancellation](/delivery-and-cancellation).",
        words: 'customs duty tax fee charges import',
      },
      {
        question: 'Which papers do customs want?',
        answer:
          'Usually a list of what is in each box, a copy of your passport and your visa or other right to live there. The page of your destination names the charges and the rules, and your order prints the packing list.',
        words: 'visa passport documents form permit residence immigration b534 transfer of residence',
      },
    ],
  },
  {
    title: 'Booking and paying',
    questions: [
      {
        question: 'How do I pay?',
        answer:
          'By card, in full, when you book. We ask for no deposit. Stripe takes the payment, so your card number never reaches us.',
        words: 'card deposit credit debit apple pay google pay',
      },
      {
        question: "My payment didn't go through. Was I charged?",
        answer:
          'The page always says whether your card was charged. If it lost the connection, open the checkout again: it asks your bank first and never charges twice.',
        words: 'failed declined twice error',
      },
      {
        question: 'Do I need an account?',
        answer:
          'Not for a quote. You need one to book, so that you can follow, change and cancel your order.',
        words: 'register sign up guest',
      },
      {
        question: 'Where is my invoice?',
        answer:
          'On the page of your order, in [My Orders](/user/orders), with the packing list and the labels.',
        words: 'receipt vat document',
      },
    ],
  },
  {
    title: 'Changing and cancelling',
    questions: [
      {
        question: 'Can I change the collection date or an address?',
        answer:
          'Yes, free of charge, on the page of your order until 24 hours before the collection day begins in London. After that, send us a message from the order.',
        words: 'move reschedule postpone',
      },
      {
        question: 'How do I cancel, and what do I get back?',
        answer:
          'Cancel on the page of your order until 24 hours before the collection day begins. We refund everything you paid. See [delivery and cancellation](/delivery-and-cancellation).',
        words: 'refund money back',
      },
      {
        question: 'When does my refund arrive?',
        answer: 'We send it to your card at once. Most banks show it within 5 to 10 working days.',
        words: 'money back how long',
      },
    ],
  },
  {
    title: 'Packing and collection',
    questions: [
      {
        question: "What can't I send?",
        answer:
          'Nothing that burns, explodes, spoils or is against the law. Read the [list of prohibited goods](/prohibited-goods) before you pack.',
        words: 'may prohibited forbidden banned dangerous batteries food alcohol tobacco medicine plants',
      },
      {
        question: 'Do you ship furniture?',
        answer:
          'Yes: sofas, beds, tables, wardrobes, pianos and more. [Start a quote](/new-quote), choose a room and add each piece. Empty drawers and clean what stood outside.',
        words: 'sofa bed table wardrobe piano dismantle flat-pack heavy household move removal',
      },
      {
        question: 'How do I get ready for the collection?',
        answer:
          'Pack and close everything, print the labels from your order and put one on each box. Somebody has to be there on the day.',
        words: 'pack labels driver pick up',
      },
      {
        question: 'Where do you collect?',
        answer:
          'At addresses in mainland Great Britain. Our [contact page](/contact) names the other places, and the checkout tells you at the postcode.',
        words: 'northern ireland island jersey guernsey isle of man wight scilly scotland bfpo area',
      },
      {
        question: 'Can you collect from a flat?',
        answer: 'Yes. Put the floor and how to get in into the second line of the address.',
        words: 'stairs lift floor apartment',
      },
    ],
  },
  {
    title: 'Delivery',
    questions: [
      {
        question: 'When will my shipment arrive?',
        answer:
          'Your quote and your order show the expected time for your destination and service. Ships, ports and customs can be late; we tell you when we know more.',
        words: 'how long transit weeks delay',
      },
      {
        question: 'How do I follow my shipment?',
        answer: 'On the page of your order, or [with your order number and email](/follow), no login needed.',
        words: 'track tracking status where',
      },
      {
        question: 'Is my shipment insured?',
        answer: NO_COVER.advice,
        words: 'insurance cover damage broken lost claim',
      },
      {
        question: 'Something is damaged or missing. What do I do?',
        answer: 'Send us a message with photos from your order as soon as you can.',
        words: 'broken lost claim complaint',
      },
    ],
  },
  {
    title: 'Your account and your data',
    questions: [
      {
        question: "I've forgotten my password",
        answer: '[Ask for a link](/forgot-password) to choose a new one.',
        words: 'login sign in reset',
      },
      {
        question: 'What do you know about me?',
        answer:
          'You can download everything in [My Account](/user/account), and close your account there. Our [privacy policy](/privacy) says what we keep, why and for how long.',
        words: 'data gdpr delete close export',
      },
    ],
  },
];

/** The topics with the questions that have every word; all of them without words. */
export function findQuestions(search: string): HelpTopic[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return HELP_TOPICS.flatMap(({ title, questions }) => {
    const found = questions.filter(({ question, answer, words: more = '' }) => {
      const text = `${title} ${question} ${answer} ${more}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ title, questions: found }] : [];
  });
}
