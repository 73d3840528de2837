/** Where a call that everybody has for himself stands in the suppliers' area: `/api/drafts` as `/api/vendor/drafts`. */
export const ownInArea = (path: string): string => path.replace(/^\/api\//, '/api/vendor/');
