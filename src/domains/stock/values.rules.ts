/** Without it nobody learns what stock is worth: on board quantities alone are shown. */
export const VALUE_PERMISSION = 'stock:value:list';
