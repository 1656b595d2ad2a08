/** Contributions on one side of the comparison: the same positions on both sides, each with that side's income. */
import { type Condizione, type Importo, mai, type Regola, regola, somma, zeroPercento } from '@bilancia/engine'
import { contributiIvs, contributoSeparata, separataPiena, separataRidotta } from '../../inps/index.ts'
import { legge } from '../../norme.ts'
import { campi, perCollaboratore, type Ripartizione, tipoPrevidenza } from './dati.ts'
import { type Lato, nomeLato } from './lati.ts'

const { gestionePrevidenziale } = campi

export const aliquotaSeparata = regola('separata.aliquota', {
  nome: 'Aliquota della gestione separata',
  norma: legge('L. 335/1995, art. 2, c. 26'),
  formula: gestionePrevidenziale.aliquotaSep.tra({ NESSUNA: zeroPercento, RIDOTTA: separataRidotta, PIENA: separataPiena }),
})

type Basi = {
  readonly perIvs: Ripartizione
  readonly perSeparata: Importo
  /** If it does not hold, the owner (or collaborator) owes no IVS. */
  readonly iscritto: Condizione
  readonly riduzione35: Condizione
  readonly cassa: Regola<'euro'>
  /** Contributions of the fund that are paid but not deductible. */
  readonly cassaNonDeducibile: Regola<'euro'>
}

export function contributiDelLato(lato: Lato, { perIvs, perSeparata, iscritto, riduzione35, cassa, cassaNonDeducibile }: Basi) {
  const inRegime = `in ${nomeLato[lato]}`
  const comune = { gestione: { artigiano: tipoPrevidenza.vale('ARTIGIANATO'), commerciante: tipoPrevidenza.vale('COMMERCIO') }, riduzione35 }
  const { anzianitaAl1995, riduzione50, pensionatoOver65 } = gestionePrevidenziale
  const ivs = {
    titolare: contributiIvs(
      { id: `titolare.${lato}`, di: `del titolare ${inRegime}` },
      { ...comune, base: perIvs.titolare, iscritto, under21: mai, anzianitaAl1995, riduzione50, pensionatoOver65 },
    ),
    collaboratori: perCollaboratore((c, i) =>
      contributiIvs(
        { id: `${c.id}.${lato}`, di: `${c.di} ${inRegime}` },
        { ...comune, base: perIvs.quote[i], iscritto: iscritto.e(c.presente), ...c.dati.previdenza },
      ),
    ),
  }
  const separata = contributoSeparata({ id: lato, di: inRegime }, perSeparata, aliquotaSeparata)

  const titolare = regola(`${lato}.contributiTitolare`, {
    nome: `Contributi del titolare ${inRegime}`,
    norma: legge('L. 233/1990; L. 335/1995'),
    formula: ivs.titolare.netti.piu(separata.dovuto, cassa, cassaNonDeducibile),
  })
  const collaboratori = regola(`${lato}.contributiCollaboratori`, {
    nome: `Contributi dei collaboratori ${inRegime}`,
    norma: legge('L. 233/1990, art. 2'),
    formula: somma(
      'euro',
      perCollaboratore(({ presente }, i) => [presente, ivs.collaboratori[i].netti] as const),
    ),
  })
  const totali = regola(`${lato}.contributiTotali`, {
    nome: `Contributi totali ${inRegime}`,
    norma: legge('L. 233/1990; L. 335/1995'),
    formula: titolare.piu(collaboratori),
  })
  return { ivs, separata, cassa, titolare, collaboratori, totali }
}
