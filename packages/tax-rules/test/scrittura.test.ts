import { taxYears } from '@bilancia/contract'
import { jsonWriter } from '@bilancia/engine/json'
import { expect, it } from 'vitest'
import { stati } from './riferimenti.ts'
import { simulatori } from './simulatori.ts'

it.each(simulatori)('il risultato di $nome si scrive dal suo schema come lo scrive JSON, in ogni anno', ({ nome, simulatore }) => {
  const scrivi = { risultato: jsonWriter(simulatore.schema.risultato), quadro: jsonWriter(simulatore.schema.quadro) }
  const scritto = (parte: 'risultato' | 'quadro', valore: object): unknown => JSON.parse(new TextDecoder().decode(scrivi[parte](valore)))
  stati(nome).forEach((stato, i) => {
    const annoImposta = taxYears[i % taxYears.length]
    const { risultato, quadro } = simulatore.calcolaConQuadro({ ...stato, annoImposta, calcolaSalti: i % 10 === 0 })
    expect(scritto('risultato', risultato)).toEqual(JSON.parse(JSON.stringify(risultato)))
    if (quadro) expect(scritto('quadro', quadro)).toEqual(JSON.parse(JSON.stringify(quadro)))
  })
  const { risultato } = simulatore.calcolaConQuadro({})
  expect(scritto('risultato', risultato)).toEqual(risultato)
})
