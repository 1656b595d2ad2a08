export { ricaviMassimi, trasparenza } from './requisiti.ts'
