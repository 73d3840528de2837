CREATE TABLE "system_script_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_script_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"label" text,
	"label_en" text,
	"script" text,
	"state" text,
	"dry_run" boolean,
	"params" jsonb,
	"done" bigint,
	"total" bigint,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"output" jsonb,
	"error" text,
	"error_en" text,
	"task_id" bigint,
	CONSTRAINT "system_script_run_state_check" CHECK (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'))
);

DROP INDEX "approval_task_done";
CREATE INDEX "approval_act_user" ON "approval_act" USING btree ("user_id","run_id","id") WHERE user_id is not null;
