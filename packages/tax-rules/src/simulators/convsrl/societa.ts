/** The company in one scenario: fees with their contributions, taxes, profit, reserve, the amounts that leave and that stay. */
import { convsrl } from '@bilancia/contract'
import { conVoci, type Importo, type Norma, type Regola, regola, se, zero } from '@bilancia/engine'
import { impostaLatente } from '../../dividendi/index.ts'
import { amministratoriPiena, amministratoriSenzaDiscoll, contributiCompenso, separataRidotta } from '../../inps/index.ts'
import { aliquotaIres, ires as iresDi } from '../../ires/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import { utiliDistribuibili } from '../../utili/index.ts'
import { campi, type Scenario, soci, srl } from './dati.ts'
import { imposta as irap } from './irap.ts'

export const anno = regola('annoImposta.applicato', { nome: "Anno d'imposta", norma: prospetto('dato inserito'), formula: campi.annoImposta })
export const aliquota = aliquotaIres(srl.aliquotaIres, srl.iresPremialeConfermata)

const aliquoteSeparata = soci.map(({ id, di, dati: { gestioneIvs, redditi, tipoGestioneSeparata } }) => {
  const altraCopertura = gestioneIvs.vale('NESSUNA').non().o(redditi.pensione.supera(zero), redditi.lavoroDipendente.supera(zero))
  return regola(`${id}.aliquotaSeparata`, {
    nome: `Aliquota della gestione separata sul compenso ${di}`,
    norma: legge('L. 335/1995, art. 2, c. 26; L. 81/2017, art. 7'),
    nota: "Ridotta per chi ha un'altra copertura obbligatoria o una pensione.",
    formula: tipoGestioneSeparata.tra({
      '': se(altraCopertura, { allora: separataRidotta, altrimenti: amministratoriPiena }),
      PIENA: amministratoriPiena,
      PIENA_SENZA_DISCOLL: amministratoriSenzaDiscoll,
      RIDOTTA: separataRidotta,
    }),
  })
})

/** The fees of a scenario; zero if it has none. */
export const compensiDi = (s: Scenario, digitati: readonly Importo[] | null) =>
  soci.map((socio, i) => {
    const chi = { id: `${s}.${socio.id}`, di: `${socio.di}, ${convsrl.nomiScenari[s]}` }
    const compenso = regola(`${chi.id}.compenso`, {
      nome: `Compenso ${chi.di}`,
      di: chi.di,
      norma: legge('art. 2389 c.c.; art. 95, c. 5, TUIR'),
      nota: `${convsrl.notaCompensi}.`,
      formula: digitati ? se(socio.presente, { allora: digitati[i] as Importo, altrimenti: zero }) : zero,
    })
    return {
      compenso,
      ...contributiCompenso(chi, {
        compenso,
        aliquota: aliquoteSeparata[i] as Regola<'percento'>,
        massimaleUsato: digitati ? socio.dati.massimaleGsUsato : null,
      }),
    }
  })
export type Compensi = ReturnType<typeof compensiDi>

type Uscite = {
  readonly conCompensi: boolean
  readonly trasparente: boolean
  readonly dividendi: Importo
  /** The amount that the partners of a transparent company draw, given the amount they may draw. */
  readonly prelevato: (distribuibile: Importo) => Importo
}

export function societaDi(s: Scenario, compensi: Compensi, { conCompensi, trasparente, dividendi, prelevato }: Uscite) {
  const di = `della società, ${convsrl.nomiScenari[s]}`
  const chi = { id: `${s}.societa`, di }
  const voce = (chiave: string, nome: string, norma: Norma, formula: Importo) =>
    regola(`${chi.id}.${chiave}`, { nome: `${nome}, ${convsrl.nomiScenari[s]}`, voce: nome, di, norma, formula })
  const [c1, ...altri] = compensi as [Compensi[number], ...Compensi]
  const diTutti = (quale: 'compenso' | 'societa') => (conCompensi ? c1[quale].piu(...altri.map((c) => c[quale])) : zero)

  const utileAnteImposte = voce('utileAnteImposte', 'Utile ante imposte', legge('art. 2425 c.c.'), srl.utileAnteImposte)
  const totaleCompensi = voce('compensi', 'Compensi dei soci', tuir('95, c. 5'), diTutti('compenso'))
  const contributiSocieta = voce('contributiSocieta', 'Contributi a carico della società', legge('D.M. 281/1996, art. 1'), diTutti('societa'))
  const utileRettificato = voce('utileRettificato', 'Utile rettificato', tuir('83', '95, c. 5'), utileAnteImposte.meno(totaleCompensi, contributiSocieta))
  const variazioniAumento = voce('variazioniAumento', 'Variazioni in aumento', tuir('83'), srl.variazioniAumento)
  const variazioniDiminuzione = voce('variazioniDiminuzione', 'Variazioni in diminuzione', tuir('83'), srl.variazioniDiminuzione)
  const redditoImpresa = voce('redditoImpresa', "Reddito d'impresa", tuir('83'), utileRettificato.piu(variazioniAumento).meno(variazioniDiminuzione))
  const { imponibile, imposta } = iresDi(chi, trasparente ? zero : redditoImpresa, aliquota.applicata)
  const suaIrap = voce('irap', 'IRAP', legge('D.Lgs. 446/1997, art. 16'), irap)
  const utileNetto = voce('utileNetto', 'Utile dopo le imposte', legge('art. 2425 c.c.'), utileRettificato.meno(imposta, suaIrap))
  const { riserva, distribuibile } = utiliDistribuibili(chi, {
    utileNetto,
    capitale: srl.capitaleSociale,
    riservaEsistente: srl.riservaLegaleEsistente,
    perdite: srl.perditePregresse,
  })
  const distribuiti = voce('dividendi', 'Dividendi distribuiti', legge('art. 2433 c.c.'), dividendi)
  const utilePrelevato = voce('utilePrelevato', 'Utile prelevato', tuir('116'), prelevato(distribuibile))
  const utileNonDistribuito = voce(
    'utileNonDistribuito',
    'Utile non distribuito',
    legge('art. 2433 c.c.'),
    utileNetto.meno(distribuiti, utilePrelevato).nonNegativo(),
  )
  const latente = impostaLatente(chi, trasparente ? zero : utileNonDistribuito)
  const totale = voce('totale', 'Totale della società', prospetto('imposte e contributi della società'), imposta.piu(suaIrap, contributiSocieta))
  return conVoci(
    {
      utileAnteImposte,
      compensi: totaleCompensi,
      contributiSocieta,
      utileRettificato,
      variazioniAumento,
      variazioniDiminuzione,
      redditoImpresa,
      imponibileIres: imponibile,
      ires: imposta,
      irap: suaIrap,
      utileNetto,
      riservaLegale: riserva,
      distribuibile,
      dividendi: distribuiti,
      utilePrelevato,
      utileNonDistribuito,
      impostaLatente: latente,
      totale,
    },
    {
      contributiSocieta: 'Contributi a carico della società',
      totale: 'Totale della società',
      ...(trasparente && { redditoImpresa: "Reddito d'impresa da attribuire ai soci" }),
    },
  )
}
