-- Of a need nobody buys more than was granted, whatever a service forgets. The check holds for what is written from now on.
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_allocated" CHECK (
  coalesce(allocated_qty, 0) <= coalesce(demand_qty, 0)) NOT VALID;
