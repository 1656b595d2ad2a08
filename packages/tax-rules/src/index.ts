export * as iforfettari from './simulators/iforfettari/index.ts'
