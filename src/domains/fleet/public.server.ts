/** What other domains and the app may use of the fleet on the server. */
export { fleetModule } from './fleet.server.ts';
export { superintendentsOf } from './responsibilities/superintendents.server.ts';
export { documentNumber } from './vessels/document-number.server.ts';
export { SHIPS } from './vessels/published-vessels.server.ts';
export { createVessel } from './vessels/vessel.server.ts';
export {
  organizationOfVessel,
  type ShipOf,
  shipOfOrganization,
  vesselById,
  vesselsOf,
} from './vessels/vessel-reader.server.ts';
