/** Explains the agreed income, its excess, the limits, the first advance and the risk. The host computes them from data and figures of law. */
import { concordato as contratto, format, inForce, type TaxYear } from '@bilancia/contract'
import { type Nodo, type Parametro, PercorsoSconosciuto, type Spiegazione, sopra } from '@bilancia/engine'
import type { ConMessaggi } from '@bilancia/engine/host'
import { altrove, radice } from '../forme/index.ts'
import { fasciaDi } from './cifre-usate.ts'
import type { SenzaPareggio } from './ospite/index.ts'
import * as p from './parametri.ts'

const CHIESTO = /^anni\[([01])\]\.(senza|con)\.(reddito|eccedenza)$/
const IN_CONCORDATO = 'D.Lgs. 13/2024, artt. 15, 16 e 20-bis'
const ACCONTO = 'D.Lgs. 13/2024, art. 20'
const DECADENZA = 'D.Lgs. 13/2024, art. 22, c. 3-bis'
const soloDelBiennio = ['aliquotaSostitutiva', 'limitePropostaPercento', 'maggiorazioneAcconto', 'rischio.redditoNonTassato', 'rischio.maggioriImposteSeDecade']

export const percorsiDeiLimiti: readonly string[] = [
  ...soloDelBiennio,
  ...[0, 1].flatMap((i) => [`anni[${i}].senza.reddito`, `anni[${i}].con.reddito`, `anni[${i}].con.eccedenza`]),
]

const NEGATIVO = "Negativo: conta zero (FAQ dell'Agenzia delle Entrate dell'8/10/2024)."

type Voce = Pick<Nodo, 'id' | 'nome'> & Partial<Nodo> & { readonly valore: number }
const con = (una: Spiegazione): string => `${radice(una).nome} [${radice(una).testo}]`
const euro = (anno: TaxYear, voce: Voce, sotto: readonly Spiegazione[] = []): Spiegazione =>
  sopra({ tipo: sotto.length > 0 ? 'regola' : 'campo', testo: format.money(voce.valore), da: sotto.map((una) => radice(una).id), ...voce }, anno, sotto)

/** A figure of law of a year. */
function cifra(figura: Parametro, anno: TaxYear): Spiegazione {
  const { valore, marchio, norma, fonte, fonti, attendibilita } = figura.cifra(anno)
  const testo = format.withUnit(figura.unita, valore)
  return sopra(
    { id: figura.id, tipo: 'parametro', nome: figura.nome, valore, testo, norma, fonte, fonti, attendibilita, ...(marchio && { marchio }), da: [] },
    anno,
  )
}

type Vantaggio = (state: object, i: number) => Spiegazione

/** Throws `PercorsoSconosciuto` for a value that the state does not have. */
export function spiegazioniDeiLimiti(calcola: (state: object) => SenzaPareggio | ConMessaggi, vantaggio: Vantaggio) {
  function letto(state: object) {
    const risultato = calcola(state)
    const dati = inForce(contratto.catalog, state)
    const [primo] = 'esito' in risultato ? risultato.anni : []
    if (!('esito' in risultato) || !primo) throw new RangeError('Mancano il soggetto, il biennio o un suo anno: il concordato non è calcolato')
    const prima = euro(primo.anno as TaxYear, {
      id: 'concordato.redditoPrecedente',
      nome: "Reddito dell'anno prima",
      valore: Math.max(0, dati.redditoPrecedente),
      campo: 'redditoPrecedente',
      ...(dati.redditoPrecedente < 0 && { nota: NEGATIVO }),
    })
    return { risultato, dati, primo: primo.anno as TaxYear, prima }
  }

  function dellAnno(state: object, i: number, lato: 'senza' | 'con', voce: 'reddito' | 'eccedenza'): Spiegazione {
    const { risultato, dati, prima } = letto(state)
    const [riga, uno] = [risultato.anni[i], dati.anni[i]]
    if (!riga || !uno) throw new PercorsoSconosciuto(`anni[${i}].${lato}.${voce}`)
    const anno = riga.anno as TaxYear
    const id = `concordato.${lato}.${voce}`
    const campo = (chiave: 'concordato' | 'effettivo' | 'rettifiche', nome: string) =>
      euro(anno, { id: `concordato.${chiave}`, nome: `${nome} ${anno}`, valore: uno[chiave], campo: `anni.${i}.${chiave}`, norma: IN_CONCORDATO })
    if (lato === 'senza' || !riga.inConcordato) {
      if (voce === 'eccedenza')
        return euro(anno, { id, nome: `Eccedenza del ${anno}`, valore: 0, norma: IN_CONCORDATO, nota: "L'anno è fuori dal concordato." })
      return campo('effettivo', 'Reddito effettivo atteso')
    }
    const [concordato, rettifiche, minimo] = [campo('concordato', 'Reddito concordato'), campo('rettifiche', 'Rettifiche'), cifra(p.redditoMinimo, anno)]
    const comune = {
      id: 'concordato.con.eccedenza',
      nome: `Eccedenza del ${anno} sul reddito dell'anno prima`,
      valore: riga.con.eccedenza,
      norma: IN_CONCORDATO,
    }
    const eccedenza = riga.opzioneSostitutiva
      ? euro(
          anno,
          {
            ...comune,
            formula: "Reddito concordato − Reddito dell'anno prima, mai sotto zero",
            conValori: `${con(concordato)} − ${con(prima)}, mai sotto zero`,
            nota: "Le rettifiche non la riducono: agiscono sul resto (FAQ dell'Agenzia delle Entrate dell'8/10/2024).",
          },
          [concordato, prima],
        )
      : euro(anno, { ...comune, nota: "Senza l'opzione per l'imposta sostitutiva." })
    if (voce === 'eccedenza') return eccedenza
    return euro(
      anno,
      {
        ...{ id: 'concordato.con.reddito', nome: `Reddito in concordato del ${anno}`, valore: riga.con.reddito, norma: IN_CONCORDATO },
        formula: `Il maggiore tra Reddito concordato + Rettifiche, Reddito minimo in concordato e ${comune.nome}`,
        conValori: `Il maggiore tra ${con(concordato)} + ${con(rettifiche)}, ${con(minimo)} e ${con(eccedenza)}`,
      },
      [concordato, rettifiche, minimo, eccedenza],
    )
  }

  function acconto(state: object): Spiegazione {
    const { risultato, dati, primo, prima } = letto(state)
    const [uno] = dati.anni
    const base = {
      id: 'concordato.maggiorazioneAcconto',
      nome: `Maggiorazione del primo acconto del ${primo}`,
      valore: risultato.maggiorazioneAcconto,
      norma: ACCONTO,
    }
    if (!uno || dati.rinnovo || !risultato.anni[0]?.inConcordato)
      return euro(primo, { ...base, nota: dati.rinnovo ? 'Non è dovuta da chi rinnova senza interruzioni.' : 'Il primo anno è fuori dal concordato.' })
    const parte = (chi: string, concordato: Spiegazione, prec: Spiegazione, aliquota: Spiegazione) => ({
      formula: `((${radice(concordato).nome} − ${radice(prec).nome}, mai sotto zero) × ${radice(aliquota).nome}, al centesimo)`,
      conValori: `((${con(concordato)} − ${con(prec)}, mai sotto zero) × ${con(aliquota)}, al centesimo)`,
      sotto: [concordato, prec, aliquota],
      chi,
    })
    const campo = (id: string, nome: string, valore: number, dove: string, nota?: string) =>
      euro(primo, { id: `concordato.${id}`, nome, valore, campo: dove, ...(nota && { nota }) })
    const avvio = dati.soggetto === 'FORFETTARIO' && dati.aliquotaForfettario === 5
    const parti = [
      parte(
        'reddito',
        campo('concordato', `Reddito concordato ${primo}`, uno.concordato, 'anni.0.concordato'),
        prima,
        cifra(avvio ? p.maggiorazione.avvio : p.maggiorazione.reddito, primo),
      ),
      ...(dati.soggetto === 'SOCIETA_CAPITALI'
        ? [
            parte(
              'irap',
              campo('vpnConcordato', `Valore della produzione concordato ${primo}`, uno.vpnConcordato, 'anni.0.vpnConcordato'),
              campo(
                'vpnPrecedente',
                "Valore della produzione dell'anno prima",
                Math.max(0, dati.vpnPrecedente),
                'vpnPrecedente',
                dati.vpnPrecedente < 0 ? `${NEGATIVO} Lo dice del reddito: il valore della produzione è letto allo stesso modo.` : undefined,
              ),
              cifra(p.maggiorazione.irap, primo),
            ),
          ]
        : []),
    ]
    const detti = (quale: 'formula' | 'conValori') => parti.map((una) => una[quale]).join(' + ')
    return euro(
      primo,
      { ...base, formula: detti('formula'), conValori: detti('conValori') },
      parti.flatMap(({ sotto }) => sotto),
    )
  }

  /** A sum over the years that are in the agreement. */
  function rischio(state: object, quale: 'redditoNonTassato' | 'maggioriImposteSeDecade'): Spiegazione {
    const { risultato, primo } = letto(state)
    const dentro = risultato.anni.flatMap(({ anno, inConcordato }, i) => (inConcordato ? [{ anno, i }] : []))
    const reddito = quale === 'redditoNonTassato'
    const termini = dentro.map(({ anno, i }) => {
      if (!reddito) {
        const suo = altrove(String(anno), vantaggio(state, i))
        return { sotto: [suo], formula: `(${radice(suo).nome}, mai sotto zero)`, conValori: `(${con(suo)}, mai sotto zero)` }
      }
      const [senza, concordato] = (['senza', 'con'] as const).map((lato) => altrove(String(anno), dellAnno(state, i, lato, 'reddito'))) as [
        Spiegazione,
        Spiegazione,
      ]
      return {
        sotto: [senza, concordato],
        formula: `(${radice(senza).nome} − ${radice(concordato).nome}, mai sotto zero)`,
        conValori: `(${con(senza)} − ${con(concordato)}, mai sotto zero)`,
      }
    })
    const detti = (come: 'formula' | 'conValori') => termini.map((uno) => uno[come]).join(' + ')
    return euro(
      primo,
      {
        id: `concordato.${quale}`,
        nome: reddito ? 'Reddito oltre quello concordato' : 'Maggiori imposte e contributi se decade',
        valore: risultato.rischio[quale],
        norma: reddito ? IN_CONCORDATO : DECADENZA,
        ...(termini.length > 0 && { formula: detti('formula'), conValori: detti('conValori') }),
        nota: reddito
          ? undefined
          : 'Con la decadenza cadono tutti e due gli anni: in ognuno si paga sul reddito effettivo se è più alto, e dove il concordato costava di più resta dovuto quanto concordato, perciò un anno in perdita non riduce la somma.',
      },
      termini.flatMap(({ sotto }) => sotto),
    )
  }

  function cifraDelBiennio(state: object, path: string): Spiegazione {
    const { dati, primo, risultato } = letto(state)
    const { fascia, limite } = fasciaDi(dati, primo)
    if (path === 'aliquotaSostitutiva' && risultato.aliquotaSostitutiva !== null) return cifra(fascia, primo)
    if (limite === null || risultato.limitePropostaPercento === null) throw new PercorsoSconosciuto(path)
    return cifra(limite, primo)
  }

  /** What the bases of a year in the agreement are made of. */
  function parti(state: object, i: number) {
    const { risultato, dati } = letto(state)
    const [riga, uno] = [risultato.anni[i], dati.anni[i]]
    if (!riga || !uno) throw new PercorsoSconosciuto(`anni[${i}].con`)
    const anno = riga.anno as TaxYear
    return {
      ...{
        reddito: dellAnno(state, i, 'con', 'reddito'),
        eccedenza: dellAnno(state, i, 'con', 'eccedenza'),
        effettivo: dellAnno(state, i, 'senza', 'reddito'),
      },
      vpn: euro(anno, {
        id: 'concordato.vpnConcordato',
        nome: `Valore della produzione concordato ${anno}`,
        valore: uno.vpnConcordato,
        campo: `anni.${i}.vpnConcordato`,
      }),
      minimo: cifra(p.redditoMinimo, anno),
    }
  }

  function chiesta(state: object, path: string): Spiegazione {
    if (path === 'maggiorazioneAcconto') return acconto(state)
    if (path === 'rischio.redditoNonTassato' || path === 'rischio.maggioriImposteSeDecade')
      return rischio(state, path === 'rischio.redditoNonTassato' ? 'redditoNonTassato' : 'maggioriImposteSeDecade')
    const [, i, lato, voce] = CHIESTO.exec(path) ?? []
    if (i === undefined) return cifraDelBiennio(state, path)
    return dellAnno(state, Number(i), lato === 'senza' ? 'senza' : 'con', voce === 'eccedenza' ? 'eccedenza' : 'reddito')
  }

  return { chiesta, parti }
}
