export { equipment } from './equipments/equipment.resource.ts';
