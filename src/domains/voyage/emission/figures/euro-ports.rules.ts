/**
 * First letters of the port codes of the European Economic Area: the Union with the outermost regions whose codes are their own, Iceland
 * and Norway ((EU) 2015/757, article 2).
 */
export const EURO_CODES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS NO GP MQ GF RE YT'.split(' ');
