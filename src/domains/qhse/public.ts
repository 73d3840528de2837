export { defect } from './defects/defect.resource.ts';
