CREATE TABLE "kernel_task_input" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);

ALTER TABLE "kernel_task" ADD COLUMN "report" jsonb;
