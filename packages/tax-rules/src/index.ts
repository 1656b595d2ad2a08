export { aliquoteIrap } from './irap/index.ts'

import './results.ts'

export * as budget4u from './simulators/budget4u/index.ts'
export * as calendario from './simulators/calendario/index.ts'
export * as casse from './simulators/casse/index.ts'
export * as concordato from './simulators/concordato/index.ts'
export * as convsrl from './simulators/convsrl/index.ts'
export * as forme from './simulators/forme/index.ts'
export * as iforfettari from './simulators/iforfettari/index.ts'
export * as piano from './simulators/piano/index.ts'
