/** What suppliers quote for; each has a page and a sign-in of its own. */
const TYPES = ['quote', 'shipRepair'] as const;
type Type = (typeof TYPES)[number];

export const isVendorType = (word: string | undefined): word is Type => TYPES.includes(word as Type);

/**
 * Where a visitor of the suppliers' area is sent instead of `path`, or nothing where the page may open (spec.md section 4): another
 * type's page and the sign-in lead to the own page, without a token to the sign-in of the type; an unknown type is not found.
 */
export function vendorDetour(
  path: string,
  { own, search = '' }: { own: string | undefined; search?: string },
): string | undefined {
  const [, area, type] = path.split('/');
  if (area === 'supplierBid') return isVendorType(own) ? `/vendor/${own}` : '/vendorLogin/quote';
  if (!isVendorType(type)) return '/404';
  if (area === 'vendorLogin') return isVendorType(own) && !search.includes('link=') ? `/vendor/${own}` : undefined;
  if (!isVendorType(own)) return `/vendorLogin/${type}?redirect=${encodeURIComponent(path)}`;
  return type === own ? undefined : `/vendor/${own}`;
}

/** Where to go after signing in: the page of the own type that was asked for, else its first. */
export function afterVendorSignIn(asked: string, type: string): string {
  const own = `/vendor/${type}`;
  return asked === own || asked.startsWith(`${own}/`) ? asked : own;
}
