/** Without it nobody is told a price, nor what an application or an order comes to: ships ask by need. */
export const PRICE_PERMISSION = 'purchasing:price:list';

/** Whoever holds it by name sees what all suppliers offered, once it is opened. */
export const COMPARE_PERMISSION = 'purchasing:inquiry:compare';
