/** What the app may use of the suppliers' area on the server. */
export { authenticateVendor } from './sign-in/vendor-session.server.ts';
export { vendorModule } from './vendor.server.ts';
