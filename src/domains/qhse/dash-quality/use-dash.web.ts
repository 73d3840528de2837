import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../kernel/web/request.ts';
import {
  analysisSolutionCall,
  averageDefectsCall,
  shipDefectsCall,
  shipNotClosedCall,
  viqElementsCall,
} from './dash-quality.calls.ts';

/** A failure is told to the console, beside the panel's own words with the way to try again. */
async function told<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError) console.warn(what, error.message);
    throw error;
  }
}

const key = (what: string): readonly string[] => ['records', 'qhse.defect', 'dash', what];

export const useViqElements = () =>
  useQuery({
    queryKey: key('viqElements'),
    queryFn: ({ signal }) => told('queryViqElements', call(viqElementsCall, { signal, quiet: true })),
  });

export const useAnalysisSolution = () =>
  useQuery({
    queryKey: key('analysisSolution'),
    queryFn: ({ signal }) => told('queryAnalysisSolution', call(analysisSolutionCall, { signal, quiet: true })),
  });

export const useAverageDefects = () =>
  useQuery({
    queryKey: key('averageDefects'),
    queryFn: ({ signal }) => told('countAverageNumberDefects', call(averageDefectsCall, { signal, quiet: true })),
  });

export const useShipDefects = () =>
  useQuery({
    queryKey: key('shipDefects'),
    queryFn: ({ signal }) => told('getShipDefects', call(shipDefectsCall, { signal, quiet: true })),
  });

export const useShipNotClosed = () =>
  useQuery({
    queryKey: key('shipNotClosed'),
    queryFn: ({ signal }) => told('getShipNotClosedDefects', call(shipNotClosedCall, { signal, quiet: true })),
  });
