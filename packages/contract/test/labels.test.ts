import { expect, it } from 'vitest'
import { convsrl, iforfettari, labelsOf } from '../src/index.ts'

it('adds the section to a label that several fields share', () => {
  const labelOf = labelsOf(convsrl.catalog)
  expect(labelOf('datiSimulazioniSrl.utileAnteImposte')).toBe('Utile ante imposte')
  expect(labelOf('datiSimulazioniSrl.soci[1].redditi.pensione')).toBe('Socio 2, Pensione')
  expect(labelOf('datiSimulazioniSrl.scenario4.compensi[0]')).toBe('Compensi e dividendi, Compenso del socio 1')
  expect(labelsOf(iforfettari.catalog)('datiCollaboratore1.nomeCognome')).toBe('Collaboratore 1, Cognome e nome')
})

it('names sections, entries of a list and lines of the result; a path without a name stays a path', () => {
  const labelOf = labelsOf(iforfettari.catalog, [['totale.x', 'Totale']])
  expect(labelOf('confronto')).toBe('Confronto')
  expect(labelOf('confronto.tabellaRettifica.beni.3.descrizione')).toBe(labelOf('confronto.tabellaRettifica.beni.0.descrizione'))
  expect(labelOf('totale.x')).toBe('Totale')
  expect(labelOf('non.esiste')).toBe('non.esiste')
})
