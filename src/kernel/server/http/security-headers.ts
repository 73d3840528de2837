const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  // antd writes its styles at run time, into elements and attributes; style sheets of others are none.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  // A PDF is shown in place from the blob that was fetched with the token.
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const REFUSED =
  'accelerometer autoplay camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking'.split(
    ' ',
  );

/** What every answer tells the browser to refuse (OWASP secure headers), worked out once and not per call. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': Object.entries(POLICY)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    // What no page of the product uses, no script can use either.
    'permissions-policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
