/** The brand of the host, which the server writes into the page. Read it with `useBrand()`. */
import type { Brand } from '@bilancia/contract/api'
import { createContext, useContext } from 'react'

export const BrandContext = createContext<Brand | null>(null)

/** Throws outside the application. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand outside BrandContext')
  return brand
}

/** Reads the brand that the server wrote into the page. */
export function brandOfPage(): Brand {
  const text = document.getElementById('brand')?.textContent
  if (!text) throw new Error('the page came without its brand')
  return JSON.parse(text) as Brand
}

/** The logo of the host's brand. The server writes it into the style of the page (`lookStyle`). */
export const BrandLogo = () => <span className="brand-logo" aria-hidden />
