/** The contributions to the chosen fund on each side, and how much of them is deducted. The messages of the section above name missing data. */
import { iforfettari } from '@bilancia/contract'
import { nome, Table, useResult } from '../results.ts'

const { lati, nomiLati } = iforfettari
const importi = ['soggettivo', 'maternita', 'quotaFissa', 'integrativoAddebitato', 'integrativoResiduo', 'nonDeducibile'] as const
const totali = ['deducibile', 'totale'] as const

export function Cassa() {
  const esiti = [useResult('cassa.forfettario.esito'), useResult('cassa.normale.esito')]
  if (esiti.every((esito) => esito === null || esito === undefined)) return null
  return (
    <Table
      label="Contributi alla cassa"
      lines="rows"
      columns={lati.map((lato) => nomiLati[lato].colonna)}
      rows={[...importi, ...totali].map((voce) => ({
        name: nome(`cassa.forfettario.${voce}`),
        cells: lati.map((lato) => `cassa.${lato}.${voce}` as const),
        total: totali.some((una) => una === voce),
      }))}
    />
  )
}
