/** Why a figure of a column is what it is: from the table down to the lines of the simulator that the column runs. */
import { format, forme, sumToCent } from '@bilancia/contract'
import { type Parametro, type Spiegazione, sopra } from '@bilancia/engine'
import { parametri as dirittoAnnuale } from '../../camera-commercio/index.ts'
import { programma as convsrl } from '../convsrl/index.ts'
import { programma as iforfettari } from '../iforfettari/index.ts'
import { metroDi } from './ospite/colonne.ts'
import type { Conti } from './ospite/conti.ts'
import { ripartisci } from './ospite/profilo.ts'
import { statoSrl } from './ospite/societa.ts'
import { aggiuntiveDi, basiIrap, irapAssociazione, isSrl, perSocieta, speseDi, vociDiSpesa } from './ospite/spese.ts'
import { statoAssociato, statoPersonaFisica, statoSenza, statoSocieta } from './ospite/stati.ts'
import * as figure from './parametri.ts'
import { altrove, contiDi, NORMA, senzaOggi, type Termine } from './spiegazione-parti.ts'

type Forma = forme.Forma

/** The explainer of a table that was computed. */
export function spiegazioni(conti: Conti, { annoImposta, colonne }: forme.Risultato) {
  const { profilo } = conti
  const { dati } = profilo
  const { attivita, spese } = dati
  const anno = profilo.anno

  const { foglia, conto } = contiDi(anno)

  /** The yearly costs of a form, one by one. `dove`: the start of their ids. */
  function perVoce(dove: string, di: Forma): Termine[] {
    const { onorario, camera, libri, deposito } = vociDiSpesa(profilo, di)
    const voce = forme.voceDi[di]
    const dovuta = (chiave: string, nome: string, importo: number, figura: Parametro, formula?: string): Termine => [
      '+',
      foglia(`${dove}.${chiave}`, nome, importo, { tipo: 'regola', norma: figura.norma(anno), ...(formula && { formula }) }),
    ]
    const misura = `${perSocieta.includes(di) ? 'Misura per fasce di ricavi' : 'Misura fissa'}, con la riduzione e la maggiorazione, in euro interi`
    return [
      ['+', foglia(`${dove}.onorario`, spese.onorari[voce] === null ? 'Onorario di riferimento' : 'Onorario', onorario, { campo: `spese.onorari.${voce}` })],
      dovuta('camera', 'Diritto annuale', camera, dirittoAnnuale.sede.aFatturato, misura),
      ...(isSrl(di)
        ? [dovuta('libri', 'Libri sociali', libri, figure.libri.alta), dovuta('deposito', 'Deposito del bilancio', deposito, figure.deposito)]
        : []),
    ]
  }

  function irapDelloStudio(id: string): Spiegazione {
    const irap = irapAssociazione(profilo)
    const { produzione, personale, fissa, aliquota } = basiIrap(profilo)
    const detta = (di: (importo: number, aliquota?: true) => string) =>
      `(Valore della produzione${di(produzione)} − Personale${di(personale)} − Deduzione forfettaria${di(fissa)}) × Aliquota IRAP${di(aliquota, true)}, al centesimo`
    return foglia(id, "IRAP dell'associazione", irap, {
      tipo: 'regola',
      norma: 'D.Lgs. 446/1997, artt. 8, 11, c. 4-bis, e 16',
      formula: detta(() => ''),
      ...(irap > 0 && { conValori: detta((importo, inPercento) => ` [${inPercento ? format.percent(importo) : format.money(importo)}]`) }),
    })
  }

  function colonna(c: forme.Colonna) {
    const { forma } = c
    const nome = forme.forme[forma]
    const id = (chiave: string) => `colonne.${forma}.${chiave}`
    const forfettari = (chi: string, stato: object, path: string) => altrove(`${forma} ${chi}`, iforfettari.explain(stato, path))
    const srl = (stato: object, path: string) => {
      const sotto = altrove(forma, convsrl.explain(stato, path))
      return forma === 'SOCIETA_DI_PERSONE' ? senzaOggi(sotto) : sotto
    }
    const valore = (chiave: forme.CifraSpiegata) => c[chiave] ?? 0
    const senza = (indice: number): Termine[] => {
      const p = profilo.persone[indice - 1]
      return p ? [['−', forfettari(`senza ${p.detta}`, statoSenza(profilo, p), 'regimeNormale.totaleNormale')]] : []
    }
    const stato = isSrl(forma) ? statoSrl(conti, forma) : forma === 'SOCIETA_DI_PERSONE' ? statoSocieta(profilo, forma) : statoPersonaFisica(profilo, forma)
    const base = basi[forma]

    /** The lines of the simulator behind taxes and contributions of a person, the `k`-th of the column. */
    function diPersona(p: forme.PersonaDellaColonna, k: number): { readonly imposte: Termine[]; readonly contributi: Termine[] } {
      const persona = profilo.persone[p.indice - 1]
      if (!stato || !persona) return { imposte: [], contributi: [] }
      if (base !== null) {
        const voce = (quale: string): Termine => ['+', srl(stato, `${base.persone}[${k}].${quale}`)]
        const contributi = base.contributi.map(voce)
        return { imposte: [voce('attribuibile'), ...contributi.map(([, sotto]): Termine => ['−', sotto])], contributi }
      }
      if (forma === 'STUDIO_ASSOCIATO') {
        const parti = ripartisci(
          sumToCent([profilo.reddito0, -aggiuntiveDi(profilo, forma)]),
          profilo.soci.map(({ quota }) => quota),
        )
        const socio = profilo.soci.find(({ indice }) => indice === persona.indice)
        if (!socio) return { imposte: [], contributi: [] }
        const suo = (path: string) => forfettari(persona.detta, statoAssociato(profilo, socio, parti[k] ?? 0), path)
        const contributi = suo('regimeNormale.contributiTotali')
        return { imposte: [['+', suo('regimeNormale.totaleNormale')], ['−', contributi], ...senza(p.indice)], contributi: [['+', contributi]] }
      }
      const piatto = forma === 'FORFETTARIO'
      const voce = (path: string): Termine => ['+', forfettari('con', stato, path)]
      const pannello = `${p.indice === 1 ? 'irpefImprenditore' : `irpefCollaboratore${p.indice - 1}`}${piatto ? 'Forfettario' : ''}`
      const somme: Termine[] = dati.consideraSommeIntegrative
        ? ['trattamentoIntegrativo', 'sommaEsente'].map((quale): Termine => ['−', forfettari('con', stato, `${pannello}.${quale}`)])
        : []
      const lato = piatto ? 'redditoContributiImposta' : 'regimeNormale'
      const proprie = piatto ? 'redditoContributiImposta.impostaSostitutiva' : 'regimeNormale.determinazioneDelValoreDellaProduzioneNetta.irap'
      const suoi =
        p.indice === 1
          ? ['contributiIvsNetti', 'contributiGestSep', 'contributiCassaProfApplicati', 'contributiCassaNonDeducibili']
          : [`contribIvsCollab${p.indice - 1}Netti`]
      return {
        imposte: [voce(`${pannello}.totaleImposte`), ...(p.indice === 1 ? [voce(proprie)] : []), ...somme, ...senza(p.indice)],
        contributi: suoi.map((quale) => voce(`${lato}.${quale}`)),
      }
    }

    const perPersona = (chiave: 'imposte' | 'contributi', di: string): Termine[] =>
      c.persone.map((p, k): Termine => ['+', conto(id(`persone[${k}].${chiave}`), `${di} di ${p.nome}`, p[chiave], diPersona(p, k)[chiave])])
    const comuni = (quali: readonly string[]): Termine[] => (base && stato ? quali.map((quale): Termine => ['+', srl(stato, `${base.societa}.${quale}`)]) : [])
    const dellaSocieta = (quali: readonly (readonly ['+' | '−', string])[]): Termine[] =>
      isSrl(forma) && base && stato ? quali.map(([segno, quale]): Termine => [segno, srl(stato, `${base.societa}.${quale}`)]) : []
    const irapStudio: Termine[] = forma === 'STUDIO_ASSOCIATO' ? [['+', irapDelloStudio(id('irap'))]] : []
    const oggi = dati.formaAttuale

    const cifre: Readonly<Record<forme.CifraSpiegata, () => Spiegazione>> = {
      risultato: () =>
        conto(id('risultato'), `Risultato, ${nome}`, valore('risultato'), [
          ['+', foglia(id('reddito0'), 'Ricavi e altri proventi meno i costi inseriti', profilo.reddito0, { campo: 'attivita.determinazioneDelReddito' })],
          ['−', foglia(id('aumento'), 'Variazioni in aumento', attivita.variazioniAumento, { campo: 'attivita.variazioniAumento' })],
          ['+', foglia(id('diminuzione'), 'Variazioni in diminuzione', attivita.variazioniDiminuzione, { campo: 'attivita.variazioniDiminuzione' })],
          ['−', cifre.speseAggiuntive()],
          ['−', cifre.ivaIndetraibile()],
        ]),
      speseForma: () => conto(id('speseForma'), `Spese della forma, ${nome}`, valore('speseForma'), perVoce(id('spese'), forma)),
      speseAggiuntive: () =>
        conto(id('speseAggiuntive'), `Spese in più di oggi, ${nome}`, valore('speseAggiuntive'), [
          ['+', cifre.speseForma()],
          ...(spese.compreseInOggi && oggi !== 'NESSUNA'
            ? [['−', conto(id('speseOggi'), `Spese di oggi, ${forme.forme[oggi]}`, speseDi(profilo, oggi), perVoce(id('diOggi'), oggi))] as const]
            : []),
        ]),
      ivaIndetraibile: () => foglia(id('ivaIndetraibile'), 'IVA non detratta', valore('ivaIndetraibile'), { campo: 'attivita.ivaIndetraibileAnnua' }),
      imposte: () => {
        const sociali = isSrl(forma) ? ['ires', 'irap'] : ['irap']
        return conto(id('imposte'), `Imposte, ${nome}`, valore('imposte'), [...perPersona('imposte', 'Imposte'), ...irapStudio, ...comuni(sociali)])
      },
      contributi: () =>
        conto(id('contributi'), `Contributi, ${nome}`, valore('contributi'), [
          ...perPersona('contributi', 'Contributi'),
          ...dellaSocieta([['+', 'contributiSocieta']]),
        ]),
      prelievo: () =>
        conto(id('prelievo'), `Prelievo, ${nome}`, valore('prelievo'), [
          ['+', cifre.imposte()],
          ['+', cifre.contributi()],
        ]),
      utileTrattenuto: () =>
        conto(
          id('utileTrattenuto'),
          `Utile trattenuto, ${nome}`,
          valore('utileTrattenuto'),
          dellaSocieta([
            ['+', 'utileNetto'],
            ['−', 'dividendi'],
            ['−', 'utilePrelevato'],
          ]),
        ),
      impostaLatente: () => conto(id('impostaLatente'), `Imposta latente, ${nome}`, valore('impostaLatente'), dellaSocieta([['+', 'impostaLatente']])),
      nettoInMano: () =>
        conto(id('nettoInMano'), `Netto in mano, ${nome}`, valore('nettoInMano'), [
          ['+', cifre.risultato()],
          ['−', cifre.prelievo()],
          ['−', cifre.utileTrattenuto()],
        ]),
      nettoComparabile: () =>
        conto(id('nettoComparabile'), `Netto comparabile, ${nome}`, valore('nettoComparabile'), [
          ['+', cifre.nettoInMano()],
          ['+', cifre.utileTrattenuto()],
          ['−', cifre.impostaLatente()],
        ]),
      costiUnaTantum: () =>
        conto(id('costiUnaTantum'), `Costi una tantum, ${nome}`, valore('costiUnaTantum'), [
          ['+', foglia(id('unaTantum'), 'Costi di ingresso e rettifica IVA', valore('costiUnaTantum'), { campo: 'spese.unaTantum' })],
        ]),
      vantaggio: () => {
        const misura = metroDi(dati)
        const altra = colonne.find(({ forma: sua }) => sua === oggi)
        if (c.vantaggio === null || !altra) return nonCalcolata(id('vantaggio'), `Vantaggio su oggi, ${nome}`)
        const mio: Termine = ['+', cifre[misura]()]
        return conto(id('vantaggio'), `Vantaggio su oggi, ${nome}`, c.vantaggio, [mio, ['−', altra === c ? mio[1] : colonna(altra)[misura]()]])
      },
      vantaggioPrimoAnno: () =>
        c.vantaggioPrimoAnno === null
          ? nonCalcolata(id('vantaggioPrimoAnno'), `Vantaggio del primo anno, ${nome}`)
          : conto(id('vantaggioPrimoAnno'), `Vantaggio del primo anno, ${nome}`, c.vantaggioPrimoAnno, [
              ['+', cifre.vantaggio()],
              ['−', cifre.costiUnaTantum()],
            ]),
    }
    return cifre
  }

  const nonCalcolata = (id: string, nome: string): Spiegazione =>
    sopra(
      {
        id,
        tipo: 'regola',
        nome,
        valore: null,
        testo: 'non calcolato',
        norma: NORMA,
        trovato: `La forma non è calcolata con questi dati, o non si confronta con oggi, nel ${annoImposta}`,
        da: [],
      },
      anno,
    )

  return (forma: Forma, cifra: forme.CifraSpiegata): Spiegazione => {
    const c = colonne.find((una) => una.forma === forma)
    return c?.calcolata ? colonna(c)[cifra]() : nonCalcolata(`colonne.${forma}.${cifra}`, forme.forme[forma])
  }
}

/** Where Convenienza Srl shows the persons and the company of a column; null for the columns of iForfettari. */
const scenario = (dove: string) => ({ persone: `${dove}.soci`, societa: `${dove}.societa`, contributi: ['contributiIvs', 'contributiSocio'] })
const basi: Readonly<Record<Forma, { readonly persone: string; readonly societa: string; readonly contributi: readonly string[] } | null>> = {
  FORFETTARIO: null,
  DITTA_INDIVIDUALE: null,
  IMPRESA_FAMILIARE: null,
  PROFESSIONISTA: null,
  STUDIO_ASSOCIATO: null,
  SOCIETA_DI_PERSONE: { persone: 'confronto.oggi.persone', societa: 'confronto.oggi', contributi: ['contributiIvs'] },
  SRL_UTILE_IN_SOCIETA: scenario('compDivSimulazioniSrl.scenario1'),
  SRL_TUTTO_DISTRIBUITO: scenario('compDivSimulazioniSrl.scenario3'),
  SRL_OTTIMIZZATA: scenario('compDivSimulazioniSrl.scenario4'),
  SRL_TRASPARENTE: scenario('traspSimulazioniSrl.scenario5'),
}
