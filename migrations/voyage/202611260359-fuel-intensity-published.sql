-- The published figures for the rows that came with the product (Regulation (EU) 2023/1805, article 4 and annex II); what the company added since is its own.
UPDATE voyage_emission_fuel SET euro_lcv = p.lcv, euro_wtt = p.wtt
  FROM (VALUES ('HFO', 40.5, 13.5), ('LFO', 41.0, 13.2), ('DIESEL', 42.7, 14.4)) p (fuel, lcv, wtt)
  WHERE voyage_emission_fuel.fuel = p.fuel AND valid_from = '2019-01-01' AND deleted_at IS NULL;
UPDATE voyage_emission_rate SET fuel_reduction = CASE WHEN year < 2030 THEN 2 ELSE 6 END WHERE year BETWEEN 2025 AND 2030 AND deleted_at IS NULL;
